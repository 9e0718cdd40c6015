'use client'

/** Stops what moves by itself, or starts it again: a word, not only a picture. */
export function RotationButton({
  label,
  isPlaying,
  onPress,
}: {
  label: string
  isPlaying: boolean
  onPress: () => void
}) {
  return (
    <button type="button" onClick={onPress} className="btn btn-sm btn-ghost">
      <svg viewBox="0 0 12 12" className="size-3.5" fill="currentColor" aria-hidden="true">
        <path d={isPlaying ? 'M1 0h4v12H1zM7 0h4v12H7z' : 'M2 0l9 6-9 6z'} />
      </svg>
      {label}
    </button>
  )
}
