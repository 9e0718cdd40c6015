/** The words around the drawn body. */
export const painMapWords = {
  hint: 'Tap or click each place on the drawing. Do it again to take a mark away.',
  listInstead: 'Choose from a list instead',
  listHint: 'The list and the drawing always show the same.',
  kindLegend: 'First choose what it feels like',
  sides: { legend: 'Which side of the body to show', front: 'Front', back: 'Back' },
  figure: {
    front: 'The front of your body. Use the arrow keys to move and the space bar to mark.',
    back: 'The back of your body. Use the arrow keys to move and the space bar to mark.',
  },
  yourLeft: 'Your left',
  yourRight: 'Your right',
  chosen: 'Marked',
  nothing: 'Nothing is marked yet.',
  clear: 'Take all marks away',
} as const
