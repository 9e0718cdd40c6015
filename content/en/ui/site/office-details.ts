/** Labels of the office's contact details. */
export const officeDetails = {
  phone: 'Phone',
  fax: 'Fax',
  email: 'E-mail',
  address: 'Address',
  map: 'Map',
  openMap: 'Open in Google Maps',
  hours: 'Office hours',
  heading: 'Our office',
} as const
