import { office } from '@/content/generated/practice/office'
import { phoneHours } from '@/content/en/ui/site/phone-hours'

/** What local visitors may see of the office: its number and phone hours. */
export const localOffice = { ...office.phone, hours: phoneHours }
