/**
 * Styles for both views. The selected part gets the class fill-poppy, on the server first and again in the
 * browser.
 */
export const drawingClasses = [
  'anatomy-drawing size-full stroke-pine stroke-[1.35] [--mm:1] [stroke-linejoin:round]',
  '[&_g[data-level]>path+path]:[stroke-opacity:0.75] [&_g[data-level]>path+path]:[stroke-width:0.9]',
].join(' ')
