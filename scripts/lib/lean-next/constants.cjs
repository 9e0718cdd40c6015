// Of its two hundred names and messages, those that run in a browser. lean-next.test.mjs tells when Next uses more.
exports.NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id'
