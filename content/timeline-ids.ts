/** The operations that have a usual pattern in content/recovery-timelines.ts. */
export const timelineIds = ['mis-decompression', 'endoscopic', 'fusion', 'disc-replacement'] as const

export type TimelineId = (typeof timelineIds)[number]
