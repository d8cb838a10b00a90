export { toArabic, toLatin } from "@tilashar/kazakh/script";
