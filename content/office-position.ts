/** The office's reference point in degrees, WGS 84 (spec 3). Alone in its file because the browser needs only this. */
export const officePosition = { lat: 36.3274, lng: -119.6459 }
