import type { Office } from '@/components/site/office/use-office'
import { office } from '@/content/office'
import { phoneHours } from '@/content/en/ui/site/phone-hours'

export const localOffice = { ...office.phone, hours: phoneHours } satisfies Office
