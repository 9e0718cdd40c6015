'use client'

import { useEffect } from 'react'

const videoOf = (slug: string | undefined) =>
  document.querySelector<HTMLVideoElement>(`video[data-video="${CSS.escape(slug ?? '')}"]`)

const noticeOf = (video: Element) =>
  video.parentElement?.querySelector<HTMLElement>('[data-video-notice]') ?? null

/** Reloads a video whose notice says that it failed, because browsers do not retry. */
function revive(video: HTMLVideoElement): boolean {
  const notice = noticeOf(video)
  if (!notice?.textContent) return false
  notice.textContent = ''
  video.load()
  return true
}

const play = (video: HTMLVideoElement) =>
  // If the browser blocks playback from a script, show the video and leave its own play button to the
  // visitor.
  video.play().catch(() => undefined)

/** Plays or pauses. */
function toggle({ dataset }: HTMLElement): void {
  const video = videoOf(dataset.of)
  if (!video) return
  const isPlaying = !video.paused
  if (revive(video) || !isPlaying) {
    video.scrollIntoView({ block: 'nearest' })
    play(video)
  } else video.pause()
}

/** Fills the screen and plays. iPhones have a method of their own for it. */
function fillScreen({ dataset }: HTMLElement): void {
  const video = videoOf(dataset.of) as (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null
  if (!video) return
  play(video)
  if (document.fullscreenEnabled) video.requestFullscreen().catch(() => undefined)
  else video.webkitEnterFullscreen?.()
}

/** Names the button of a video for what it does now. */
function nameButton(video: HTMLVideoElement): void {
  const button = document.querySelector<HTMLElement>(`[data-play][data-of="${video.dataset.video}"]`)
  if (button) button.textContent = (video.paused ? button.dataset.play : button.dataset.pause) ?? ''
}

/** Plays from that point, scrolled into view. The videos have no sound, so this startles nobody. */
function playFrom({ dataset }: HTMLElement): void {
  const video = videoOf(dataset.of)
  if (!video) return
  revive(video)
  video.currentTime = Number(dataset.seek)
  video.scrollIntoView({ block: 'nearest' })
  play(video)
  video.focus({ preventScroll: true })
}

/** Enhances the native players: play, full screen and chapter buttons, one video at a time, and error messages. */
export function VideoRemote() {
  useEffect(() => {
    const press = (event: Event) => {
      const button = (event.target as Element).closest<HTMLElement>('button[data-of]')
      if (button?.dataset.seek) playFrom(button)
      else if (button?.dataset.play) toggle(button)
      else if (button && 'fullScreen' in button.dataset) fillScreen(button)
    }
    const playing = ({ target }: Event) => {
      for (const video of document.querySelectorAll<HTMLVideoElement>('video[data-video]')) {
        if (video !== target) {
          video.pause()
          continue
        }
        if (revive(video)) play(video)
        nameButton(video)
      }
    }
    const paused = ({ target }: Event) => {
      if (target instanceof HTMLVideoElement) nameButton(target)
    }
    // The last source has failed as well.
    const failed = ({ target }: Event) => {
      const video = (target as Element).closest?.<HTMLVideoElement>('video[data-video]')
      const isLast = target === video || (target as Element).matches('source:last-of-type')
      if (!video || !isLast) return
      // So that the player's own button retries.
      video.pause()
      const notice = noticeOf(video)
      if (notice) notice.textContent = notice.dataset.words ?? ''
    }
    document.addEventListener('click', press)
    // These events don't bubble.
    document.addEventListener('play', playing, true)
    document.addEventListener('pause', paused, true)
    document.addEventListener('error', failed, true)
    return () => {
      document.removeEventListener('click', press)
      document.removeEventListener('play', playing, true)
      document.removeEventListener('pause', paused, true)
      document.removeEventListener('error', failed, true)
    }
  }, [])
  return null
}
