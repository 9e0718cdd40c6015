import { glossaryWords } from '@/content/en/ui/pages/glossary'

type LetterLinksProps = { letters: readonly string[]; idOf: (letter: string) => string }

/** Leads to the words by their first letter. */
export function LetterLinks({ letters, idOf }: LetterLinksProps) {
  return (
    <nav aria-label={glossaryWords.letters} className="print:hidden">
      <ul className="flex flex-wrap">
        {letters.map((letter) => (
          <li key={letter}>
            <a href={`#${idOf(letter)}`} className="flex min-h-12 min-w-12 items-center justify-center link">
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
