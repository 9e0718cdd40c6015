'use client'

/** A refresh that brings no other variant removes nothing; then there is nothing to wait for any longer. */
const patienceMs = 10_000

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function focusedField(): Field | null {
  return document.activeElement?.matches('input, select, textarea') ? (document.activeElement as Field) : null
}

/** The new tree's field in the place of `old`: the one with its id, else its name (and value, where several share it). */
function successor(old: Field): Field | undefined {
  const fields = [...document.querySelectorAll<Field>('form input, form select, form textarea')]
  return fields.find((field) =>
    old.id
      ? field.id === old.id
      : field.name === old.name && (field.type !== 'radio' || field.value === old.value),
  )
}

function handOver(old: Field, field: Field) {
  // Before a key can be pressed: the form's own draft comes a moment later, and only into fields that are empty.
  if (field.value === '') field.value = old.value
  field.focus()
  // Null for a list, an e-mail address and all else that has no selection to set.
  if ('selectionStart' in old && old.selectionStart !== null)
    (field as HTMLInputElement).setSelectionRange(old.selectionStart, old.selectionEnd)
}

/** The elements that were removed, at any depth. */
function removedElements<E extends Element>(records: MutationRecord[], selector: string): E[] {
  const nodes = records.flatMap(({ removedNodes }) => [...removedNodes])
  const roots = nodes.filter((node) => node instanceof Element)
  return roots.flatMap((root) => [
    ...(root.matches(selector) ? [root as E] : []),
    ...root.querySelectorAll<E>(selector),
  ])
}

/**
 * Ticks and choices, wherever the focus is (Safari gives none to a radio button that is pressed), also those that the
 * page itself had made: nothing changes between a visitor's look and the press of the button.
 */
function handOverChoices(records: MutationRecord[]) {
  for (const old of removedElements<HTMLInputElement>(records, 'form input:checked')) {
    const field = successor(old)
    if (field) (field as HTMLInputElement).checked = true
  }
}

/** What was unfolded, by the visitor or by an address that leads into it. */
function handOverUnfolded(records: MutationRecord[]) {
  const headOf = (fold: Element) => fold.querySelector('summary')?.textContent
  for (const old of removedElements<HTMLDetailsElement>(records, 'details[open]')) {
    const next = [...document.querySelectorAll('details')].find((fold) => headOf(fold) === headOf(old))
    if (next) next.open = true
  }
}

/** How long after the page's load its anchor may still be on its way: smoothly, or while fonts come in. */
const arrivalMs = 5000

/** Where the address leads to: a change of the page under a smooth scroll would end it halfway. */
function handOverAnchor() {
  if (performance.now() > arrivalMs) return
  const anchor = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  anchor?.scrollIntoView({ behavior: 'instant' })
}

let stop = () => {}

/**
 * To be called before a refresh that may bring another variant. That replaces the whole page: if the visitor is in a
 * form field at that moment, its successor gets the focus, the text and the selection, so that typing goes on. What is
 * chosen stays chosen, and what is unfolded stays unfolded; an anchor is still arrived at.
 */
export function carryOver(): void {
  stop()
  let field = focusedField()
  const remember = () => {
    field = focusedField()
  }
  const observer = new MutationObserver((records) => {
    handOverChoices(records)
    handOverUnfolded(records)
    if (removedElements(records, 'main').length > 0) handOverAnchor()
    const next = field && !field.isConnected && successor(field)
    if (!next) return
    stop()
    handOver(field as Field, next)
  })
  stop = () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    clearTimeout(timer)
  }
  const timer = setTimeout(stop, patienceMs)
  document.addEventListener('focusin', remember)
  observer.observe(document, { childList: true, subtree: true })
}
