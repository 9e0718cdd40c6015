/** The days in the order in which a range of office hours names them: "Saturday to Sunday" is two days. */
export const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
