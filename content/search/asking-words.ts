/** Words asked about any condition or treatment, which say nothing about the topic of a question. */
export const askingWords =
  'how long, last, long, week, month, year, day, weeks, when, best, good, bad, better, worse, normal, common, people, use, used, start, ' +
  'stop, need, help, ask, question, mean, meaning, difference, kind, type, many, much, soon, time, way, new, right, first, real, ' +
  'happen, happening, able, allowed, ok, okay, safe, possible, often, usual, usually, really, actually, still, today, now, thing, place, ' +
  'where, who, why, one, does, keep, go, goes, look, looking, like, again, more, allow, down, tip, tips, idea, all, word, fine, without, care'
