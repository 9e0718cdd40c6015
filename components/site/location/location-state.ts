export type LocationState = {
  isLoading: boolean
  /** Null while unknown. */
  isLocal: boolean | null
  error: string | null
  userLocation: { lat: number; lng: number } | null
}

export type Answer = Omit<LocationState, 'isLoading'>

/** This tab's latest answer. Navigating to another variant mounts a new provider, which starts with it. */
export const latestAnswer: { current: Answer | null } = { current: null }
