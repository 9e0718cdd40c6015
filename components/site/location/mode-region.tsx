'use client'

import { lazy, type FunctionComponent, type PropsWithChildren, type ReactNode } from 'react'
import { PreserveFocus } from '@/components/site/location/preserve-focus'
import { useLocation } from '@/components/site/location/location-provider'
import type { Mode } from '@/lib/variant/variant'

type Content<Props> = FunctionComponent<PropsWithChildren<Props>>

const Served = ({ children }: PropsWithChildren) => children

/** Content whose script loads when it is first shown. If loading fails, the server's rendering stays. */
export function lazyContent<Props>(load: () => Promise<FunctionComponent<Props>>): Content<Props> {
  return lazy<Content<Props>>(() =>
    load().then(
      (Loaded) => ({ default: Loaded }),
      () => ({ default: Served }),
    ),
  )
}

/** For modes in which a region is empty. */
export const Nothing = () => null

type ModeRegionProps<Props> = {
  contents: Record<Mode, Content<Props>>
  /** Passed to each mode's content. */
  props: Props
  as?: 'div' | 'span'
  /** The server's rendering for the mode the page was served for. It needs no JavaScript. */
  children: ReactNode
}

/**
 * A part of the page that depends on the visitor's mode. It changes in place when the browser determines a
 * different mode than the server did.
 */
export function ModeRegion<Props extends object>({ contents, props, as, children }: ModeRegionProps<Props>) {
  const { mode, servedMode } = useLocation()
  const Content = contents[mode]
  const isServed = Content === contents[servedMode]
  return (
    <PreserveFocus {...(as && { as })}>
      {isServed ? children : <Content {...props}>{children}</Content>}
    </PreserveFocus>
  )
}
