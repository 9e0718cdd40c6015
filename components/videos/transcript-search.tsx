'use client'

import { useId, useState } from 'react'
import { playFrom, videoOf } from './play'
import { FieldLabel } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { videoWords } from '@/content/en/ui/tools/videos'
import { foldAccents } from '@/lib/text/language/fold-accents'
import { clock } from '@/lib/site/videos/clock'

type Found = { slug: string; start: number; words: string; title: string }

const wordsOf = (line: Element) => line.querySelector('[data-words]')?.firstChild?.textContent ?? ''

/** A line's words and description, without its time, footnotes and label. */
const textOf = (line: Element) =>
  foldAccents(`${wordsOf(line)} ${line.querySelector('[data-seen]')?.textContent ?? ''}`)

/** The transcript lines that contain every word, read from the page itself. */
function find(query: string): Found[] {
  const wanted = foldAccents(query).split(/\s+/).filter(Boolean)
  if (!wanted.length) return []
  return [...document.querySelectorAll<HTMLElement>('[data-line]')]
    .filter((line) => {
      const text = textOf(line)
      return wanted.every((word) => text.includes(word))
    })
    .map((line) => ({
      slug: line.dataset.of ?? '',
      start: Number(line.dataset.line),
      words: wordsOf(line),
      title: document.getElementById(line.dataset.of ?? '')?.textContent ?? '',
    }))
}

/** Searches the transcripts and jumps to the place in the video. */
export function TranscriptSearch() {
  const id = useId()
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<Found[]>([])
  const words = videoWords.search
  const videoCount = new Set(found.map(({ slug }) => slug)).size
  const isAsked = query.trim().length > 1
  const handleQuery = (text: string) => {
    setQuery(text)
    setFound(text.trim().length > 1 ? find(text) : [])
  }
  const handleChoice = ({ slug, start }: Found) => {
    const video = videoOf(slug)
    if (video) playFrom(video, start)
  }
  return (
    <search className="block print:hidden noscript:hidden">
      <FieldLabel htmlFor={id}>{words.label}</FieldLabel>
      <Input id={id} type="search" value={query} onChange={(event) => handleQuery(event.target.value)} />
      <p role="status" className="mt-2 min-h-6 text-sm text-muted">
        {isAsked && (found.length ? words.found(found.length, videoCount) : words.nothing)}
      </p>
      {found.length > 0 && (
        <ul className="mt-2 max-h-96 overflow-y-auto">
          {found.map((line) => (
            <li key={`${line.slug} ${line.start}`} className="border-t border-line">
              <button
                type="button"
                onClick={() => handleChoice(line)}
                className="block min-h-12 w-full py-2 text-left hover:underline"
              >
                {line.words}
                <span className="block text-sm text-muted">
                  {line.title}, {clock(line.start)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
