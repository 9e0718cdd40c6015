'use client'

import { fragmentTarget, isHere, onFragment, replaceFragment } from '@/components/site/fragment'
import { keepLeaving } from '@/components/site/leaving'
import { successorOf } from '@/components/site/successor'
import { followView } from '@/components/site/view'

/** A refresh that brings no other variant removes nothing; then there is nothing to wait for any longer. */
const patienceMs = 10_000

/** How long after the page's load its anchor may still be on its way: smoothly, or while fonts come in. */
const arrivalMs = 5000

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The element that has the focus, and how to find it again; null where none has it. */
function focused() {
  const element = document.activeElement
  return element && element !== document.body ? { element, successor: successorOf(element) } : null
}

function handOverFocus(old: Element, next: HTMLElement) {
  // Before a key can be pressed: the form's own draft comes a moment later, and only into fields that are empty.
  if (next.matches('input, textarea') && (next as Field).value === '') {
    ;(next as Field).value = (old as Field).value
  }
  next.focus({ preventScroll: true })
  // Null for a list, an e-mail address and all else that has no selection to set.
  if ('selectionStart' in old && old.selectionStart !== null) {
    const { selectionStart, selectionEnd } = old as HTMLInputElement
    ;(next as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
  }
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
  for (const old of removedElements<HTMLInputElement>(records, 'input:checked')) {
    const next = successorOf(old)()
    if (next) (next as HTMLInputElement).checked = true
  }
  for (const old of removedElements<HTMLSelectElement>(records, 'select')) {
    const next = successorOf(old)() as HTMLSelectElement | undefined
    if (!next || next.value === old.value) continue
    next.value = old.value
    // A list that follows the choice follows it here, too.
    next.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** What was unfolded, by the visitor or by an address that leads into it. */
function handOverUnfolded(records: MutationRecord[]) {
  for (const head of removedElements(records, 'details[open] > summary')) {
    const next = successorOf(head)()?.closest('details')
    if (next) next.open = true
  }
}

/** Where the address leads to: a change of the page under a smooth scroll would end it halfway. */
function handOverAnchor() {
  if (performance.now() > arrivalMs) return
  fragmentTarget()?.scrollIntoView({ behavior: 'instant' })
}

/** The router writes the address that it knows: without what a link within the page, or a choice, has put there since. */
function handOverFragment(address: URL) {
  if (isHere(address) && address.hash !== window.location.hash) replaceFragment(address.hash)
}

let stop = () => {}

/**
 * To be called before a refresh that may bring another variant. That replaces the whole page: what had the focus has
 * it again, with its text and selection, so that typing and walking by keyboard go on; what is read stays in view. What
 * is chosen stays chosen, and what is unfolded stays unfolded; an anchor stays in the address and is still arrived at, and
 * who is leaving leaves.
 */
export function carryOver(): void {
  stop()
  keepLeaving()
  let last = focused()
  const remember = () => {
    last = focused()
  }
  const view = followView()
  let address = new URL(window.location.href)
  let { length } = window.history
  const stopAddress = onFragment(() => {
    address = new URL(window.location.href)
    length = window.history.length
  })
  const observer = new MutationObserver((records) => {
    // Anything less than the page's body is the page's own doing.
    if (removedElements(records, 'main').length === 0) return
    stop()
    handOverChoices(records)
    handOverUnfolded(records)
    if (isHere(address)) view.giveBack()
    // Before the fragment: a place that was only chosen here is not gone to.
    handOverAnchor()
    handOverFragment(address)
    const next = last && !last.element.isConnected && last.successor()
    if (last && next) handOverFocus(last.element, next)
  })
  stop = () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    stopAddress()
    view.stop()
    clearTimeout(timer)
  }
  const timer = setTimeout(() => {
    stop()
    // Longer by a visit to another page, from which one may have come back here.
    if (window.history.length === length) handOverFragment(address)
  }, patienceMs)
  document.addEventListener('focusin', remember)
  observer.observe(document, { childList: true, subtree: true })
}
