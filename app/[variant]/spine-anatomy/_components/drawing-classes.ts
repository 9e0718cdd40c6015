/** How both views are drawn. What is chosen gets the class fill-poppy, here for the first time and in the browser again. */
export const drawingClasses = [
  'anatomy-drawing size-full stroke-pine stroke-[1.35] [--mm:1] [stroke-linejoin:round]',
  '[&_g[data-level]>path+path]:[stroke-opacity:0.75] [&_g[data-level]>path+path]:[stroke-width:0.9]',
].join(' ')
