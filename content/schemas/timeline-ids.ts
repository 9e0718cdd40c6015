/** The operations with a timeline in content/en/ui/tools/timelines.ts. */
export const timelineIds = ['mis-decompression', 'endoscopic', 'fusion', 'disc-replacement'] as const

export type TimelineId = (typeof timelineIds)[number]
