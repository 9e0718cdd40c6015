import { Message } from '../_components/message'
import { staffList } from '@/content/en/ui/contact/staff-list'

/** A link that doesn't work, for whatever reason. */
export default function LinkGone() {
  return <Message {...staffList.gone} />
}
