/**
 * Resolves once no pointer is pressed, after the click that its release brings. Whatever moves a control
 * between press and release loses that click.
 */
export function pointerReleased(): Promise<void> {
  return new Promise((resolve) => {
    // In the next task: the focus can move before the browser marks the pressed element as active.
    setTimeout(() => {
      if (!document.querySelector(':active')) return resolve()
      const released = () => {
        for (const type of releases) window.removeEventListener(type, released)
        // The click follows the release in the same task.
        setTimeout(resolve)
      }
      for (const type of releases) window.addEventListener(type, released)
    })
  })
}

/** The space bar presses a button, too. */
const releases = ['pointerup', 'pointercancel', 'keyup']
