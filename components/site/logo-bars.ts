/** The spine in five bars, one lit: x, y and width of each bar, 5 high, in a 25 by 33 box. */
export const logoBars = [
  { x: 6, y: 0, width: 14, isLit: false },
  { x: 4, y: 7, width: 15, isLit: false },
  { x: 3, y: 14, width: 16, isLit: false },
  { x: 4, y: 21, width: 18, isLit: true },
  { x: 7, y: 28, width: 17, isLit: false },
]
