// Turbopack minifies the styles itself.
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } }
