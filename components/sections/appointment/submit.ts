import { forgetRequestKey, requestKey } from '@/components/sections/appointment/request-key'
import { submission, type Submission } from '@/components/sections/appointment/submission'
import { dismissToast, toast, toastStore } from '@/components/ui/toast/toast-store'
import { contactNotices } from '@/content/en/ui/contact/form'
import { pointerReleased } from '@/lib/browser/pointer-released'
import { sendRequest } from '@/lib/contact/intake/send-request'
import { deviceStorage } from '@/lib/browser/device-storage'
import { draftStorageKey } from '@/lib/browser/storage-keys'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The error codes of empty required fields. */
function missing(form: HTMLFormElement): Record<string, string> {
  const controls = [...form.elements].filter((element): element is Control => 'value' in element)
  const empty = controls.filter((control) => control.matches('[required]') && control.value.trim() === '')
  return Object.fromEntries(empty.map(({ name }) => [name, 'required']))
}

/** On phones, the notification would cover the fields that it is about; their errors are enough. */
const hasRoomForToast = () => matchMedia('(width >= 48.0625rem)').matches

function refused(title: string, text: string, codes: Record<string, string>): Submission {
  if (Object.keys(codes).length === 0 || hasRoomForToast())
    toast({ title, description: text, variant: 'destructive' })
  return { state: 'refused', title, text, codes }
}

/**
 * Validates and submits the form. Does nothing while another request is in flight.
 * @param elapsed milliseconds since the form was shown.
 * @param confirmed the message about an emergency that the visitor, having seen the advice, still wants to send.
 */
export async function submit(
  form: HTMLFormElement,
  elapsed: number,
  confirmed: FormDataEntryValue | null,
): Promise<void> {
  if (submission.get().state === 'submitting') return
  // What an earlier attempt said doesn't stand beside the answer to this one.
  for (const { id } of toastStore.snapshot()) dismissToast(id)
  const { view: _view, ...data } = Object.fromEntries(new FormData(form))
  const codes = missing(form)
  if (Object.keys(codes).length > 0) {
    const { title, text } = contactNotices.validation
    return submission.set(refused(title, text, codes))
  }
  submission.set({ state: 'submitting' })
  const result = await sendRequest(
    {
      ...data,
      elapsed: Math.round(elapsed),
      ...(data.message === confirmed && { sendAnyway: 'yes' }),
    },
    requestKey(JSON.stringify(data)),
  )
  // The notice above the form moves everything below it.
  await pointerReleased()
  const { advice } = result
  if (!result.ok && advice) return submission.set({ state: 'urgent', advice })
  if (!result.ok) {
    const { title, text } = contactNotices.failure
    return submission.set(refused(title, result.message ?? text, result.fields))
  }
  forgetRequestKey()
  deviceStorage('sessionStorage').removeItem(draftStorageKey)
  const { reference, next } = result
  const { text } = contactNotices[reference === null ? 'repeated' : 'success']
  // The confirmation in the form's place says it to everyone but a visitor who has left the page.
  if (!form.isConnected) toast({ title: contactNotices.success.title, description: text })
  submission.set({ state: 'sent', reference, ...(next && { next }), ...(advice && { advice }) })
}
