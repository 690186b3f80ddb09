/** A sign for each colour, for colour-blind readers; drawn in a square of 24, holes by even-odd. */

const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const GRAPES = [
  [7, 9.6],
  [12, 9.6],
  [17, 9.6],
  [9.5, 14],
  [14.5, 14],
  [12, 18.4],
] as const;
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315];

function ray(degrees: number): string {
  const at = (turn: number, far: number): string => {
    const angle = ((degrees + turn) * Math.PI) / 180;
    return `${(12 + far * Math.cos(angle)).toFixed(2)} ${(12 + far * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${at(-14, 6.8)}L${at(0, 11.6)}L${at(14, 6.8)}z`;
}

export const SIGNS: Readonly<Record<string, string>> = {
  red: "M12.4 1C13.4 5.8 19.4 9 19.4 15.4A7.4 7.4 0 0 1 4.6 15.4C4.6 11.8 6.8 10.4 7.2 7C9.4 8 10 9.8 10 11.4C12.2 9 13 5 12.4 1ZM12.2 13.4C13 15.6 15 16.4 15 18.8A3 3 0 0 1 9 18.8C9 16.6 11.7 15.8 12.2 13.4Z",
  green:
    "M11.2 23.4V8h1.6v15.4zM12 0.6C14.4 3.4 14.4 6.4 12 9.2C9.6 6.4 9.6 3.4 12 0.6ZM10.6 13.6C6.6 13.4 4.4 11 4 7C8 7.4 10.4 9.6 10.6 13.6ZM13.4 13.6C17.4 13.4 19.6 11 20 7C16 7.4 13.6 9.6 13.4 13.6ZM10.6 20C6 20 3.4 17.6 2.6 13.4C7 13.6 10.2 16 10.6 20ZM13.4 20C18 20 20.6 17.6 21.4 13.4C17 13.6 13.8 16 13.4 20Z",
  blue: "M0.6 19.4C5.4 18 5.4 8.6 12.4 6C17.6 4.2 22.4 7 22 11.4C21.6 15 16.8 15.6 15.6 12.6C15 11 16 9.6 17.4 9.8C14 7.6 10.4 10.6 11 14.2C11.6 17.6 16 19.2 23.4 18.6V22.4H0.6Z",
  yellow: round(12, 12, 5.2) + RAYS.map(ray).join(""),
  purple:
    GRAPES.map(([x, y]) => round(x, y, 2.35)).join("") +
    "M11.2 7V4.6C8.6 5.6 5.8 4.8 4.8 1.6C8 0.8 10.6 1.8 11.6 3.4C13 1.6 15.6 0.8 18.6 2.2C17.6 5 15 5.6 12.8 4.8V7z",
  brown:
    "M11.2 1.4H12.8V4.4C14.8 4.4 17 4.1 18.8 3.4C18 6.6 18 9.4 18.8 12.4C14.4 11.2 9.6 11.2 5.2 12.4C6 9.4 6 6.6 5.2 3.4C7 4.1 9.2 4.4 11.2 4.4zM11.2 12.6H12.8V15H11.2zM0.4 17.4L4 14.6C9 16.2 14.6 16 18.6 14.8C20.6 14 21 12 19.8 9.8C23.4 11 24.4 15.4 21.4 18.8C18 22.4 7 22.6 4.2 19.2Z",
};
