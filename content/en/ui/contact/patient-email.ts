import { helpWords } from '@/content/en/ui/site/help'

/** The e-mail that confirms a request to the patient. It has no word about health, and nothing that was typed. */
export const patientEmail = {
  subject: (reference: string) => `We have your request: ${reference}`,
  received: (reference: string) => `Thank you. We have your request. Your reference number is ${reference}.`,
  sooner: (phone: string) => `If it can’t wait, call us: ${phone}.`,
  emergency: `${helpWords.line} Don’t wait for our call.`,
  mistake:
    'If you didn’t send a request, you can ignore this e-mail. Please don’t reply: nobody reads replies to this address.',
} as const
