'use client'

import { lazy, type FunctionComponent, type PropsWithChildren } from 'react'
import { PreserveFocus } from '@/components/site/location/preserve-focus'
import { useLocation } from '@/components/site/location/location-provider'

type Content<Props> = FunctionComponent<PropsWithChildren<Props>>

const Served = ({ children }: PropsWithChildren) => children
const Nothing = () => null

/** Content whose script loads when it is first shown. If loading fails, the server's rendering stays. */
export function lazyContent<Props>(load: () => Promise<FunctionComponent<Props>>): Content<Props> {
  return lazy<Content<Props>>(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: Served }),
    ),
  )
}

type RegionProps<Props> = PropsWithChildren<Props & { as?: 'div' | 'span' }>

/**
 * Makes a component for a part of the page that local visitors see differently. Its children are the server's rendering,
 * which needs no JavaScript; it changes in place when the browser finds out that the server guessed wrong.
 */
export function localRegion<Props extends object = object>(
  Local: Content<Props>,
  Other: Content<Props> = Nothing,
) {
  return function LocalRegion({ as, children, ...props }: RegionProps<Props>) {
    const { mode, variant } = useLocation()
    const isLocal = mode === 'local'
    const Content = isLocal ? Local : Other
    const isServed = isLocal === (variant === 'local')
    return (
      <PreserveFocus {...(as && { as })}>
        {isServed ? children : <Content {...(props as unknown as Props)}>{children}</Content>}
      </PreserveFocus>
    )
  }
}
