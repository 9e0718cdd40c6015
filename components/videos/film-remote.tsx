'use client'

import { useEffect } from 'react'

const filmOf = (slug: string | undefined) =>
  document.querySelector<HTMLVideoElement>(`video[data-film="${CSS.escape(slug ?? '')}"]`)

const noticeOf = (film: Element) =>
  film.parentElement?.querySelector<HTMLElement>('[data-film-notice]') ?? null

/** A film that has failed is fetched anew: by itself it does not try again. Its notice says that it has. */
function revive(film: HTMLVideoElement): boolean {
  const notice = noticeOf(film)
  if (!notice?.textContent) return false
  notice.textContent = ''
  film.load()
  return true
}

/** From there on, in view; without sound there is nobody to startle. */
function playFrom({ dataset }: HTMLElement): void {
  const film = filmOf(dataset.of)
  if (!film) return
  revive(film)
  film.currentTime = Number(dataset.seek)
  film.scrollIntoView({ block: 'nearest' })
  // A browser that does not let a page start a film shows it there, with its own button.
  film.play().catch(() => undefined)
  film.focus({ preventScroll: true })
}

/** What the films' page can do beyond the browser's players: buttons that lead into a film, one film at a time, and a word when one fails. */
export function FilmRemote() {
  useEffect(() => {
    const press = (event: Event) => {
      const button = (event.target as Element).closest<HTMLElement>('[data-seek]')
      if (button) playFrom(button)
    }
    const playing = ({ target }: Event) => {
      for (const film of document.querySelectorAll<HTMLVideoElement>('video[data-film]')) {
        if (film !== target) film.pause()
        else if (revive(film)) film.play().catch(() => undefined)
      }
    }
    // The last source has failed, too.
    const failed = ({ target }: Event) => {
      const film = (target as Element).closest?.<HTMLVideoElement>('video[data-film]')
      const isLast = target === film || (target as Element).matches('source:last-of-type')
      if (!film || !isLast) return
      // So that the player's own button is for playing again.
      film.pause()
      const notice = noticeOf(film)
      if (notice) notice.textContent = notice.dataset.words ?? ''
    }
    document.addEventListener('click', press)
    // These do not bubble.
    document.addEventListener('play', playing, true)
    document.addEventListener('error', failed, true)
    return () => {
      document.removeEventListener('click', press)
      document.removeEventListener('play', playing, true)
      document.removeEventListener('error', failed, true)
    }
  }, [])
  return null
}
