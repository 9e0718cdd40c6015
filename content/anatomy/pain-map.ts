/** Text around the body drawing. */
export const painMapWords = {
  hint: 'Tap or click each place where you feel it. Tap it again to remove the mark. A place can have several kinds: choose another one above and tap again.',
  listInstead: 'Choose from a list instead',
  listHint: 'The list and the drawing always match.',
  kindLegend: 'First, choose what it feels like',
  sides: { legend: 'Which side of your body do you want to see?', front: 'Front', back: 'Back' },
  figure: {
    front: 'The front of your body. Use the arrow keys to move and the space bar to mark a place.',
    back: 'The back of your body. Use the arrow keys to move and the space bar to mark a place.',
  },
  yourLeft: 'Your left',
  yourRight: 'Your right',
  chosen: 'What you’ve marked',
  nothing: 'Nothing is marked yet.',
  clear: 'Remove all marks',
  fineParts: (place: string) => `${place}: where exactly?`,
} as const
