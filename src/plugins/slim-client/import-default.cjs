/** Stands for `tslib` where a module takes nothing but this helper from it. */
module.exports = {
  __importDefault: (imported) => (imported && imported.__esModule ? imported : {default: imported}),
};
