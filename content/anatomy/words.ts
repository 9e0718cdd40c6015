/** Labels of the interactive spine, and the short texts from which each part's description is built. */
export const anatomyWords = {
  heading: 'Explore the spine',
  drawing: {
    side: 'The spine seen from the left, from the head to the tailbone',
    back: 'The spine seen from behind, from the head to the tailbone',
    /** The accessible name of the drawing while it can be navigated with the arrow keys. */
    walk: 'Part of the spine. Use the arrow keys to go up and down.',
  },
  view: { legend: 'Seen from', side: 'Side', back: 'Back' },
  zoom: {
    label: 'Show',
    whole: 'Whole spine',
    neck: 'Neck',
    chest: 'Upper back',
    waist: 'Middle back',
    low: 'Low back',
  },
  layers: {
    legend: 'What to show',
    bones: 'Bones',
    discs: 'Discs',
    nerves: 'Cord and nerves',
    ligaments: 'Ligaments',
    muscles: 'Muscles',
  },
  place: {
    label: 'Start with what you feel',
    none: 'Choose one',
    feels: (region: string) => `Pain, tingling or numbness: ${region.toLowerCase()} nerves`,
    weak: 'Weak or hard to do',
    option: (text: string, root: string) => `${text} (${root})`,
    close: 'Close',
  },
  pick: {
    label: 'Choose by name',
    up: 'Up',
    upTo: (name: string) => `Up to ${name}`,
    down: 'Down',
    downTo: (name: string) => `Down to ${name}`,
    chosen: (name: string, region: string) => `${name} selected. ${region}.`,
  },
  names: {
    bone: (id: string) => `Bone ${id}`,
    disc: (id: string) => `Disc ${id}`,
    nerve: (id: string) => `Nerve root ${id}`,
    tailbone: 'Tailbone',
  },
  list: { summary: 'All parts by name' },
  part: {
    disc: (upper: string, lower: string) => `It’s a cushion between the bones ${upper} and ${lower}.`,
    discOnSacrum: 'It’s a cushion between L5 and the sacrum.',
    neckBone: 'It’s one of the seven bones of the neck.',
    chestBone: 'It’s one of the twelve bones your ribs attach to.',
    lowBone: 'It’s one of the five bones of the low back.',
    tailbone:
      'Your tailbone hangs below the sacrum. It’s usually made of 4 small bones, but it can be 3 to 5.[^ANAT]',
    nerve: (id: string, where: string) =>
      `This is the start of the ${id} nerve. It leaves the spine ${where}.`,
    betweenBones: (upper: string, lower: string) => `between the bones ${upper} and ${lower}`,
    throughSacrum: 'through the sacrum',
    feelsAndMoves: (skin: string, muscle: string | null) => (muscle ? `${skin}. ${muscle}.` : `${skin}.`),
    leaves: 'Comes out here',
    passes: 'Passes behind it',
    above: 'Comes out above it',
    below: 'Comes out below it',
    rootLink: (id: string) => `Root ${id}`,
    skin: 'Skin area',
    muscle: 'Main job',
    often: (names: string) => `Guides that mention this level: ${names}.`,
  },
  bodyMap: {
    heading: (roots: string) => `Where you might feel ${roots}`,
    tap: 'Tap where you feel it, or choose from the list below.',
    drawing: (roots: string) =>
      roots
        ? `The body from the front and back, with the skin areas of ${roots} marked`
        : 'The body from the front and back, with the skin areas of the nerves',
  },
  region: {
    guides: (name: string) => `Guides for this area: ${name.toLowerCase()}`,
    scenes: 'Show me',
    treatments: 'Treatments',
    questions: 'Questions to ask',
    mapsVary:
      'The skin areas overlap and differ from person to person, so no map fits everyone.[^DERM][^DERM2]',
  },
} as const
