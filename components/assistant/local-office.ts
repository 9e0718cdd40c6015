import type { Office } from '@/components/assistant/office'
import { office } from '@/content/office'
import { phoneHours } from '@/content/en/ui/site/phone-hours'

export const assistantOffice: Office = { ...office.phone, hours: phoneHours }
