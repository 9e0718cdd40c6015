/** The player of a video on this page. */
export const videoOf = (slug: string) =>
  document.querySelector<HTMLVideoElement>(`video[data-video="${CSS.escape(slug)}"]`)

/** Plays a video. If the browser blocks playback from a script, the player's own button is left to the visitor. */
export const play = (video: HTMLVideoElement) => void video.play().catch(() => undefined)

/** Plays from that second, scrolled into view. The videos have no sound, so this startles nobody. */
export function playFrom(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = seconds
  video.scrollIntoView({ block: 'nearest' })
  play(video)
  video.focus({ preventScroll: true })
}
