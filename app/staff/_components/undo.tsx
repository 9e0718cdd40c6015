import { Button } from '@/components/ui/button'
import { staffList } from '@/content/en/ui/contact/staff-list'

/** Takes back the last result of these requests. */
export function Undo({ action, requests }: { action: string; requests: string | null }) {
  if (requests === null) return null
  return (
    <form method="post" action={action}>
      <input type="hidden" name="requests" value={requests} />
      <Button variant="outline" size="sm" name="action" value="undo">
        {staffList.undo}
      </Button>
    </form>
  )
}
