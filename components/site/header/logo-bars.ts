/** The spine as five bars, one highlighted: x, y and width of each, 5 high, in a 25 by 33 box. */
export const logoBars = [
  { x: 6, y: 0, width: 14, isHighlighted: false },
  { x: 4, y: 7, width: 15, isHighlighted: false },
  { x: 3, y: 14, width: 16, isHighlighted: false },
  { x: 4, y: 21, width: 18, isHighlighted: true },
  { x: 7, y: 28, width: 17, isHighlighted: false },
]
