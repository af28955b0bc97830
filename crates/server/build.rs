//! A new web build means new files inside the binary.

fn main() {
    println!("cargo::rerun-if-changed=../../target/web/assets.txt");
}
