import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { staffList } from '@/content/en/ui/contact/staff-list'
import type { CallDay } from '@/lib/contact/request/call-times'
import type { PersonToCall } from '@/lib/contact/callback/staff-page'

const { 'call-back': _callBack, ...results } = staffList.results

type Props = { person: PersonToCall; action: string; callDays: CallDay[] }

/** What came of the call. No field sends the form with Enter, which would press the first button. */
export function PressForm({ person, action, callDays }: Props) {
  return (
    <form method="post" action={action} aria-labelledby={person.id} className="space-y-4">
      <input type="hidden" name="requests" value={person.requests} />
      <Field label={staffList.note}>
        {(control) => <Textarea {...control} name="note" rows={2} maxLength={200} />}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        {Object.entries(results).map(([value, label]) => (
          <Button
            key={value}
            variant={value === 'called' ? 'default' : 'secondary'}
            name="action"
            value={value}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="grow">
          <Field label={staffList.callBackAt}>
            {(control) => <TimeChoice control={control} days={callDays} />}
          </Field>
        </div>
        <Button variant="secondary" name="action" value="call-back">
          {staffList.save}
        </Button>
      </div>
    </form>
  )
}

function TimeChoice({ control, days }: { control: { id?: string | undefined }; days: CallDay[] }) {
  return (
    <select id={control.id} name="time" className="field" defaultValue="">
      <option value="">{staffList.chooseTime}</option>
      {days.map(({ day, times }) => (
        <optgroup key={day} label={day}>
          {times.map(({ at, label }) => (
            <option key={at} value={at}>
              {`${day}, ${label}`}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}
