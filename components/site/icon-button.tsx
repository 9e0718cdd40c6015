'use client'

import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
} from 'react'

type TooltipComponent = typeof import('@/components/ui/tooltip').Tooltip
type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

/** A button that shows only a picture, named for everyone: a tooltip, whose script loads when one heads for it. */
export function IconButton({ label, className, ...props }: IconButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const isPointedAt = useRef(false)
  const [Tooltip, setTooltip] = useState<TooltipComponent | null>(null)

  const point = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    isPointedAt.current = true
    void load()
  }
  // A finger gives the focus, too, and sees no tooltip: the press has something better to do than to load one.
  const focus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) void load()
  }
  const load = async () => {
    if (Tooltip) return
    // Without its script the button is still named and works.
    const loaded = await import('@/components/ui/tooltip').catch(() => null)
    if (!loaded) return
    hadFocus.current = document.activeElement === button.current
    setTooltip(() => loaded.Tooltip)
  }

  // The button moves into the tooltip as a new element: it keeps the focus, and is told of a mouse that rests on it.
  useLayoutEffect(() => {
    if (!Tooltip || !button.current) return
    if (hadFocus.current) button.current.focus()
    if (isPointedAt.current) {
      button.current.dispatchEvent(
        new window.PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }),
      )
    }
  }, [Tooltip])

  const element = (
    <button
      ref={button}
      type="button"
      aria-label={label}
      onPointerEnter={point}
      onPointerLeave={() => (isPointedAt.current = false)}
      onFocus={focus}
      className={`btn btn-icon btn-ghost ${className ?? ''}`}
      {...props}
    />
  )
  return Tooltip ? <Tooltip text={label}>{element}</Tooltip> : element
}
