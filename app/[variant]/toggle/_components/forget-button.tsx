'use client'

import { Button } from '@/components/ui/button'
import { togglePage } from '@/content/en/ui/tools/toggle'
import { forgetEverything } from './forget-everything'

/** Erases what the site stored on the device. */
export function ForgetButton() {
  return (
    <Button type="button" variant="outline" onClick={() => void forgetEverything()}>
      {togglePage.forget.button}
    </Button>
  )
}
