'use client'

import { useRouter } from 'next/navigation'
import { useState, type ComponentProps, type ComponentType } from 'react'
import { useLocation } from '@/components/site/location/location-provider'
import { followOnPage } from '@/components/site/navigation/fragment'
import { Link } from '@/components/site/navigation/link'
import type { PromptContext } from '@/content/en/ui/site/location-prompt'

type PromptProps = { context: PromptContext; onClose: () => void }

/** A link that first asks for the visitor's location, unless they are known to be local. */
export function PromptingLink(props: ComponentProps<typeof Link>) {
  const router = useRouter()
  const { isLocal } = useLocation()
  const [Prompt, setPrompt] = useState<ComponentType<PromptProps> | null>(null)
  const handleClose = () => {
    setPrompt(null)
    if (!followOnPage(props.href)) router.push(props.href, { scroll: false })
  }
  const ask = async () => {
    const loaded = await import('@/components/site/location/location-prompt').catch(() => null)
    if (loaded) setPrompt(() => loaded.LocationPrompt)
    else handleClose()
  }
  const onNavigate: ComponentProps<typeof Link>['onNavigate'] = (event) => {
    event.preventDefault()
    void ask()
  }
  return (
    <>
      <Link {...props} {...(!isLocal && { onNavigate })} />
      {Prompt && <Prompt context="contact" onClose={handleClose} />}
    </>
  )
}
