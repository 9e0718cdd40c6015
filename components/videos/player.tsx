'use client'

import { useEffect, useRef, useState } from 'react'
import { play, playFrom } from './play'
import { useHydrated } from '@/components/site/use-hydrated'
import { Button } from '@/components/ui/button'
import { videoWords } from '@/content/en/ui/tools/videos'
import { clock } from '@/lib/site/videos/clock'

type PlayerProps = {
  slug: string
  title: string
  /** The addresses of its files. */
  files: { mp4: string; webm: string; poster: string; captions: string; chapters: string }
  seconds: number
  /** Each with the second at which it starts. */
  chapters: readonly { title: string; start: number }[]
}

type Video = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Until it comes near, not even the poster is fetched. React's types don't know that videos have it, too. */
const lazy = { loading: 'lazy' }

/**
 * The browser's native player, with buttons that need JavaScript; without it the transcript has the same chapters and times.
 * Its own controls appear once it has been started: before, one button is enough. Only the poster is fetched until it is started. The captions repeat the text in the picture, so they are off by default
 * (docs/decisions/0023). On phones it is as wide as the screen, so that the words in it are large enough.
 */
export function Player({ slug, title, files, seconds, chapters }: PlayerProps) {
  const video = useRef<Video>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const [hasStarted, setHasStarted] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const hasControls = !useHydrated() || hasStarted

  // One video at a time.
  useEffect(() => {
    const handleAnyPlay = ({ target }: Event) => {
      if (target !== video.current) video.current?.pause()
    }
    document.addEventListener('play', handleAnyPlay, true)
    return () => document.removeEventListener('play', handleAnyPlay, true)
  }, [])

  const handlePlay = () => {
    setIsPlaying(true)
    setHasStarted(true)
    if (!hasFailed || !video.current) return
    // Browsers don't retry by themselves.
    setHasFailed(false)
    video.current.load()
    play(video.current)
  }
  const handleFailure = () => {
    // So that the player's own button retries.
    video.current?.pause()
    setHasFailed(true)
  }
  const handleToggle = () => {
    if (!video.current) return
    if (isPlaying) return video.current.pause()
    video.current.scrollIntoView({ block: 'nearest' })
    play(video.current)
  }
  /** Once it has controls, they handle presses. */
  const handlePress = () => {
    if (!hasControls) handleToggle()
  }
  const handleFullScreen = () => {
    if (!video.current) return
    play(video.current)
    // iPhones have a method of their own for it.
    if (document.fullscreenEnabled) video.current.requestFullscreen().catch(() => undefined)
    else video.current.webkitEnterFullscreen?.()
  }

  return (
    <>
      <div className="print:hidden mobile:-mx-(--gutter)">
        <video
          ref={video}
          controls={hasControls}
          // So that a chapter can move the focus to it before it has controls.
          tabIndex={hasControls ? undefined : -1}
          onClick={handlePress}
          playsInline
          preload="none"
          {...lazy}
          poster={files.poster}
          width={1280}
          height={720}
          aria-label={title}
          data-video={slug}
          onPlay={handlePlay}
          onPause={() => setIsPlaying(false)}
          onError={handleFailure}
          className="block h-auto w-full border border-line bg-bone mobile:border-x-0 desktop:rounded-md"
        >
          <source src={files.mp4} type="video/mp4" />
          <source src={files.webm} type='video/webm; codecs="vp9"' onError={handleFailure} />
          <track kind="captions" src={files.captions} srcLang="en" label={videoWords.captionsLabel} />
          <track kind="chapters" src={files.chapters} srcLang="en" />
          {videoWords.cannotPlay}
        </video>
        <p role="status" className="text-sm text-alert empty:hidden mobile:px-(--gutter)">
          {hasFailed && videoWords.failed}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
        <Button type="button" onClick={handleToggle} className="noscript:hidden">
          {isPlaying ? videoWords.pause : videoWords.watch}
        </Button>
        <Button type="button" variant="outline" onClick={handleFullScreen} className="noscript:hidden">
          {videoWords.fullScreen}
        </Button>
        <span className="text-sm text-muted">{videoWords.length(clock(seconds))}</span>
      </p>
      <ol
        aria-label={videoWords.chapters}
        className="grid grid-cols-2 gap-x-6 border-t border-line sm:grid-cols-4 print:hidden noscript:hidden"
      >
        {chapters.map((chapter) => (
          <li key={chapter.start}>
            <button
              type="button"
              onClick={() => video.current && playFrom(video.current, chapter.start)}
              className="min-h-12 w-full py-2 text-left text-sm"
            >
              <span className="block text-muted">{clock(chapter.start)}</span>
              <span className="link">{chapter.title}</span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
