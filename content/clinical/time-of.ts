import { times } from '@/content/generated/clinical/milestones'

type Times = typeof times

/** The usual time of a milestone after an operation, such as "2 to 4 weeks" (milestones.yaml). */
export const timeOf = <Operation extends keyof Times>(
  operation: Operation,
  milestone: keyof Times[Operation],
) => times[operation][milestone] as string
