import { practice } from '@/content/generated/practice/practice'
import type { Environment } from '@/lib/platform/env'
import { isPublicSite } from '@/lib/platform/site-url'

type Settings = Pick<Environment, 'SITE_URL' | 'MAIL_TRANSPORT' | 'REQUESTS_KEY' | 'ALLOW_SAMPLE'>

/**
 * Why a site on a public address takes no appointment requests. Its pages are served. The launch check has the same
 * checks under the same names.
 */
export const launchRefusals = {
  'mail-not-sent': {
    isWrong: ({ MAIL_TRANSPORT }: Settings) => MAIL_TRANSPORT === 'file',
    message: 'Mail is written to unencrypted files, and nobody is notified of requests.',
  },
  'practice-is-sample': {
    isWrong: ({ ALLOW_SAMPLE }: Settings, sample: boolean) => sample && ALLOW_SAMPLE === 'off',
    message: 'The facts about the practice are made up, and nobody answers its phone.',
  },
  'requests-key-missing': {
    isWrong: ({ REQUESTS_KEY }: Settings) => REQUESTS_KEY === undefined,
    message: 'The key of the requests lies beside them: whoever copies the folder can read them.',
  },
} as const

export type LaunchRefusal = keyof typeof launchRefusals

/** The reasons that apply; none on an address that isn't public. */
export function refusalsFor(settings: Settings, sample = practice.sample): LaunchRefusal[] {
  if (!isPublicSite(settings.SITE_URL)) return []
  const names = Object.keys(launchRefusals) as LaunchRefusal[]
  return names.filter((name) => launchRefusals[name].isWrong(settings, sample))
}
