import 'server-only'
import { embeddedReply } from '@/lib/assistant/answers/embedded-reply'
import { readMessage } from '@/lib/assistant/understanding/message'

/** Loads the classifiers and the indexes of answers and pages, which takes seconds, before a visitor waits for them. */
export function loadAssistant(): void {
  embeddedReply(readMessage('Hello'), 'unknown')
}
