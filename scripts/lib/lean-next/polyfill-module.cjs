// What every browser has that Next supports (Safari 16.4, Chrome and Firefox 111).
