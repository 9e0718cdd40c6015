/**
 * Applies the layout set by `mobile-override` in localStorage, using an attribute that the style sheet reads.
 */
export function applyLayoutOverride(): void {
  const { dataset } = document.documentElement
  delete dataset.layout
  // Also serialized into an inline script, so it can't refer to anything outside itself.
  try {
    const { enabled, device = 'mobile' } = JSON.parse(localStorage['mobile-override'])
    if (enabled === true && /^(mobile|desktop)$/.test(device)) dataset.layout = device
  } catch {
    // Nothing is stored or it can't be read: the width decides.
  }
}
