/** The office's coordinates in degrees, WGS 84. In its own file because browsers need only this. */
export const officePosition = { lat: 36.3274, lng: -119.6459 }
