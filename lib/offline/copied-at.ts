/** When the copy that the browser shows was made, in ISO form; nothing where the page came from the site. In the browser only. */
export const copiedAt = (): string | undefined => document.documentElement.dataset.copied
