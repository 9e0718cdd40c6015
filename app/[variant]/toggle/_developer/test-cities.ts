/**
 * The nine cities of the developer switch, with their actual coordinates. `expected` is the distance in miles
 * stated in the requirements; for some cities it differs from the haversine result (docs/decisions/0060).
 */
export const testCities = [
  { name: 'Hanford', lat: 36.3274, lng: -119.6457, expected: 0 },
  { name: 'Visalia', lat: 36.3302, lng: -119.2921, expected: 22 },
  { name: 'Fresno', lat: 36.7378, lng: -119.7871, expected: 33 },
  { name: 'Tulare', lat: 36.2077, lng: -119.3473, expected: 19 },
  { name: 'Bakersfield', lat: 35.3733, lng: -119.0187, expected: 78 },
  { name: 'Los Angeles', lat: 34.0522, lng: -118.2437, expected: 186 },
  { name: 'San Francisco', lat: 37.7749, lng: -122.4194, expected: 183 },
  { name: 'New York', lat: 40.7128, lng: -74.006, expected: 2445 },
  { name: 'Chicago', lat: 41.8781, lng: -87.6298, expected: 1665 },
] as const
