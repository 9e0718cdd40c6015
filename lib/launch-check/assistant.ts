import type { Finding } from '@/lib/launch-check/finding'
import type { Settings } from '@/lib/launch-check/settings'

/** Whether another company reads what visitors ask the assistant. */
export function checkAssistant({ OPENAI_API_KEY }: Pick<Settings, 'OPENAI_API_KEY'>): Finding[] {
  if (OPENAI_API_KEY === undefined) return []
  return [
    {
      severity: 'warning',
      code: 'assistant-sends-messages',
      where: 'OPENAI_API_KEY',
      problem:
        'Questions go to another company. Names and numbers are masked first, but never all with certainty.',
      remedy: 'Sign an agreement with it, and name it in content/legal/ai-assistant.ts; or remove the key.',
    },
  ]
}
