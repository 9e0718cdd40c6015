'use client'

import { useId, useState } from 'react'
import { videoWords } from '@/content/video-words'
import { foldAccents } from '@/lib/fold-accents'
import { clock } from '@/lib/videos/clock'

type Found = { film: string; start: number; words: string; title: string }

const wordsOf = (line: Element) => line.querySelector('[data-words]')?.firstChild?.textContent ?? ''

/** What a line says and shows; without its time, its numbers and the label before the picture. */
const textOf = (line: Element) =>
  foldAccents(`${wordsOf(line)} ${line.querySelector('[data-seen]')?.textContent ?? ''}`)

/** The lines of the transcripts that have every word. They are read where they stand: in the page. */
function find(query: string): Found[] {
  const wanted = foldAccents(query).split(/\s+/).filter(Boolean)
  if (!wanted.length) return []
  return [...document.querySelectorAll<HTMLElement>('[data-line]')]
    .filter((line) => {
      const text = textOf(line)
      return wanted.every((word) => text.includes(word))
    })
    .map((line) => ({
      film: line.dataset.of ?? '',
      start: Number(line.dataset.line),
      words: wordsOf(line),
      title: document.getElementById(line.dataset.of ?? '')?.textContent ?? '',
    }))
}

/** Finds what is said or seen in the films, and leads there. */
export function TranscriptSearch() {
  const id = useId()
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<Found[]>([])
  const words = videoWords.search
  const films = new Set(found.map(({ film }) => film)).size
  const isAsked = query.trim().length > 1
  const look = (text: string) => {
    setQuery(text)
    setFound(text.trim().length > 1 ? find(text) : [])
  }
  return (
    <search className="block print:hidden noscript:hidden">
      <label htmlFor={id} className="block font-semibold">
        {words.label}
      </label>
      <input
        id={id}
        type="search"
        value={query}
        onChange={(event) => look(event.target.value)}
        className="mt-2 field"
      />
      <p role="status" className="mt-2 min-h-6 text-sm text-muted">
        {isAsked && (found.length ? words.found(found.length, films) : words.nothing)}
      </p>
      {found.length > 0 && (
        <ul className="mt-2 max-h-96 overflow-y-auto">
          {found.map(({ film, start, words: line, title }) => (
            <li key={`${film} ${start}`} className="border-t border-line">
              <button
                type="button"
                data-seek={start}
                data-of={film}
                className="block min-h-12 w-full py-2 text-left hover:underline"
              >
                {line}
                <span className="block text-sm text-muted">
                  {title}, {clock(start)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
