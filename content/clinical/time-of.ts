import { times } from '@/content/generated/clinical/milestones'

type Times = typeof times

/** An operation or injection of milestones.yaml. */
export type OperationId = keyof Times

/** The usual time of a milestone after an operation, such as "2 to 4 weeks" (milestones.yaml). */
export const timeOf = <Operation extends OperationId>(
  operation: Operation,
  milestone: keyof Times[Operation],
) => times[operation][milestone] as string
